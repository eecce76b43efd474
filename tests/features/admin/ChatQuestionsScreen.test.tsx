import { screen, waitFor } from '@testing-library/react';
import { ChatQuestionsScreen } from '@/features/admin/chatQuestions';
import { editorQuestions } from '../../../stories/features/admin/editorQuestions';
import { network, respondWith, respondWithBusinessError, success } from '../../support/network';
import { renderScreen } from '../../support/render';

const open = () => renderScreen(<ChatQuestionsScreen />, { path: '/demo/chatQuestions' });
const asked = 'Which coverage units fit a policy with a waiver of premium?';

it('[RT-11] lists what people sent, with the page that came nearest, and takes off what is done', async () => {
  let left = editorQuestions;
  network.use(
    respondWith('listEditorQuestions', () => success({ questions: left })),
    respondWith('settleEditorQuestion', ({ url }) => {
      left = left.filter(({ questionId }) => !url.includes(questionId));
      return success(null);
    }),
  );
  const { user } = await open();
  expect(await screen.findByRole('rowheader', { name: asked })).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Practical issues in rolling the margin forward' }),
  ).toHaveAttribute('href', '/DetailsByInsurance/4/2/3');
  await user.click(screen.getByRole('button', { name: `Done: ${asked}` }));
  await waitFor(() => expect(screen.queryByText(asked)).not.toBeInTheDocument());
  expect(screen.getByText(/단체보험/)).toBeVisible();
  expect(screen.getByRole('group').contains(document.activeElement)).toBe(true);
});

it('[AP-10] says what the server says where it refuses, and keeps the question', async () => {
  network.use(
    respondWith('listEditorQuestions', () => success({ questions: editorQuestions })),
    respondWithBusinessError('settleEditorQuestion', 'E1502', 'You may not do this.'),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: `Done: ${asked}` }));
  expect(await screen.findByText('You may not do this.')).toBeVisible();
  expect(screen.getByText(asked)).toBeInTheDocument();
});
