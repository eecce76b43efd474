import { meantBy } from '@/app/notFound/meantBy';

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
    expect(meantBy(path)).toBe(page);
  });

  it.each(['/no/such/page', '/', '/x', '/wp-admin', '/index.php'])('%s is near no page', (path) => {
    expect(meantBy(path)).toBeUndefined();
  });
});
