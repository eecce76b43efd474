import type { EditorQuestion } from '@/api';

export const editorQuestions: EditorQuestion[] = [
  {
    questionId: '7d7f0e0e-5f0b-4f0c-9a3c-0d6a3c1d8f4b',
    question: 'Which coverage units fit a policy with a waiver of premium?',
    page: '/DetailsByInsurance/4/2/3',
    pageTitle: {
      en: 'Practical issues in rolling the margin forward',
      ko: '보험계약마진 변동의 실무 이슈',
      'zh-tw': '合約服務邊際變動之實務議題',
    },
    reason: 'The table lists no riders.',
    sentAt: '2026-03-02T09:00:00.000Z',
  },
  {
    questionId: '1b3a8c52-2f0f-4b52-8f3e-6a1f0d1c7e90',
    question: '단체보험의 계약경계는 누구를 기준으로 보나요?',
    page: null,
    pageTitle: null,
    reason: '',
    sentAt: '2026-03-01T16:20:00.000Z',
  },
];
