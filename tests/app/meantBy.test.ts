import { meantBy } from '@/app/notFound/meantBy';
import { pages } from '@/app/notFound/pages';
import { routes } from '@/app/routes';

describe('[RT-15] an unknown path', () => {
  it.each([
    ['/privacy', '/Privacy'],
    ['/privacy-policy', '/Privacy'],
    ['/Privcy/', '/Privacy'],
    ['/terms', '/TermsOfService'],
    ['/ocr', '/OcrService'],
    ['/applyforconsultation', '/ApplyForConsultation'],
    ['/contact', '/ApplyForConsultation'],
    ['/about', '/IntroductionOfExperts'],
    ['/detailsbyinsurance/4/2/1', '/DetailsByInsurance/4/2/1'],
    ['/DetailByInsurance/99', '/DetailsByInsurance'],
    ['/wiki', '/DetailsByInsurance'],
    ['/home', '/Home'],
  ])('%s is near %s', (path, page) => {
    expect(meantBy(path)?.path).toBe(page);
  });

  it('knows every public page by the title of its route', () => {
    const listed = routes.filter(({ path, bare }) => path !== '/' && !bare);
    expect(pages.map(({ path, title }) => [path, title])).toEqual(
      listed.map(({ path, title }) => [path.replace('/*', ''), title]),
    );
  });

  it.each(['/no/such/page', '/', '/x', '/wp-admin', '/index.php'])('%s is near no page', (path) => {
    expect(meantBy(path)).toBeUndefined();
  });
});
