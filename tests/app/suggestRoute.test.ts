import { suggestRoute } from '@/app/notFound/suggestRoute';
import { publicRoutes, routes } from '@/app/routes';

const suggestionFor = (path: string) => suggestRoute(path, publicRoutes)?.path;

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
    expect(suggestionFor(path)).toBe(page);
  });

  it.each([
    ['/solution/SqlLineage', '/solution/SqLlineage'],
    ['/solution/texttosql', '/solution/textToSql'],
    ['/textToSql', '/solution/textToSql'],
    ['/solution/qrcodescaner', '/solution/QrcodeScanner'],
    ['/solution', undefined],
  ])('%s is near the tool %s', (path, tool) => {
    const tools = routes.filter(({ layout }) => layout === 'solution');
    expect(suggestRoute(path, [...publicRoutes, ...tools])?.path).toBe(tool);
  });

  it('is answered with a name that says something: not “KB”, which is the title of the comparison', () => {
    expect(suggestRoute('/compare', publicRoutes)?.name).toBe('terms.link');
  });

  it.each(['/no/such/page', '/', '/x', '/wp-admin', '/index.php'])('%s is near no page', (path) => {
    expect(suggestionFor(path)).toBeUndefined();
  });
});
