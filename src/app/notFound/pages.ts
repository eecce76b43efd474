import { WIKI } from '@/domain/wiki';
import type { MessageId } from '@/i18n';

interface NearPage {
  path: string;
  title: MessageId;
  /** What visitors call it besides its path. */
  alsoCalled?: string[];
}

/** The public pages that an address may have meant. A test holds them to the routes, which bring this screen and so cannot be asked. */
export const pages: NearPage[] = [
  { path: '/Home', title: 'home.homeTitle' },
  {
    path: '/ApplyForConsultation',
    title: 'consultation.title',
    alsoCalled: ['contact', 'inquiry', 'counseling'],
  },
  {
    path: WIKI,
    title: 'wiki.documentation',
    alsoCalled: ['wiki', 'docs', 'handbook', 'ifrs17', 'details'],
  },
  {
    path: '/IntroductionOfExperts',
    title: 'company.title',
    alsoCalled: ['company', 'about', 'team'],
  },
  { path: '/OcrService', title: 'ocr.title' },
  { path: '/Privacy', title: 'legal.privacy.title' },
  { path: '/TermsOfService', title: 'legal.terms.title' },
  { path: '/axiosTest', title: 'clientTest.title' },
];
