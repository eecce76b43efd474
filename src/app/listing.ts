import type { MessageId } from '@/i18n';
import type { SiteRoute } from './screens';

/** What the build needs to know of a route's page, apart from the routes so that no visitor loads it. */
export interface Listing {
  description: MessageId;
  /** The name of the screen's chunk, so that the page can hold that chunk's styles. */
  chunk: string;
  /** The address for search engines, where it is another one. */
  canonical?: string;
  /** Screens for developers and for signed-in visitors are not for search engines. */
  unlisted?: true;
}

const listings: Record<string, Listing> = {
  '/': { description: 'home.description', chunk: 'home' },
  '/Home': { description: 'home.description', chunk: 'home', canonical: '/' },
  '/ApplyForConsultation': { description: 'consultation.description', chunk: 'consultation' },
  '/DetailsByInsurance/*': { description: 'wiki.description', chunk: 'wiki' },
  '/IntroductionOfExperts': { description: 'company.description', chunk: 'company' },
  '/OcrService': { description: 'ocr.description', chunk: 'ocr' },
  '/Privacy': { description: 'legal.privacy.description', chunk: 'legal' },
  '/TermsOfService': { description: 'legal.terms.description', chunk: 'legal' },
  '/axiosTest': { description: 'clientTest.description', chunk: 'clientTest', unlisted: true },
  '/demo/*': { description: 'workspace.description', chunk: 'workspace', unlisted: true },
  '*': { description: 'notFound.description', chunk: 'notFound', unlisted: true },
};

/** Throws where a route has none, so that the build says so. */
export function listingOf({ path }: Pick<SiteRoute, 'path'>): Listing {
  const listing = listings[path];
  if (!listing) throw new Error(`The route ${path} has no listing: add it to src/app/listing.ts.`);
  return listing;
}
