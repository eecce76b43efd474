/** What a server answers beyond the specification is optional: each screen works with the least that it may say. */
import { screen, waitFor } from '@testing-library/react';
import { ConsultationScreen } from '@/features/consultation';
import { openOcr, pdf, png } from '../features/ocr/openOcr';
import { acknowledge, forgetVisitor, openSignIn, openSignUp } from '../features/session/panels';
import { openWorkspace } from '../features/workspace/openWorkspace';
import { standInForTheBrowser } from '../features/workspace/standIn';
import { minimum, minimumPages } from '../spec/minimum';
import { network, respondWith } from '../support/network';
import { renderScreen } from '../support/render';

beforeEach(() => {
  forgetVisitor();
  standInForTheBrowser();
  network.use(
    respondWith('signIn', minimum.signIn),
    respondWith('signUp', minimum.signUp),
    respondWith('sendEmailCode', minimum.sendEmailCode),
    respondWith('listCommonCodeDetails', minimum.listCommonCodeDetails),
    respondWith('listMenus', minimum.listMenus),
    respondWith('requestCounseling', minimum.requestCounseling),
    respondWith('extractText', minimum.extractText),
  );
});
afterEach(forgetVisitor);

it('[AP-1] signs in', async () => {
  const { user, panel } = await openSignIn();
  await user.type(panel.getByLabelText('Username'), 'demouser');
  await user.type(panel.getByLabelText('Password'), 'ifrs17demo{Enter}');
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeInTheDocument();
});

it('[AP-2] [AP-3] [AP-4] mails a code, lists the countries and signs up', async () => {
  const { user, panel } = await openSignUp();
  for (const [label, value] of [
    ['Username', 'actuary2026'],
    ['Full Name', 'Mina Park'],
    ['Email Address', 'mina.park@insurer.example'],
    ['Password', 'cohort2026'],
    ['Confirm Password', 'cohort2026'],
  ] as const) {
    await user.click(panel.getByLabelText(label));
    await user.paste(value);
  }
  await user.click(panel.getByRole('button', { name: 'Send' }));
  await acknowledge(user, 'Success', 'Verification code sent! Please check your email.');
  await user.type(panel.getByRole('combobox', { name: 'Country' }), 'kor');
  await user.click(await panel.findByRole('option', { name: 'South Korea' }));
  await user.click(panel.getByRole('button', { name: 'Create Account' }));
  await acknowledge(user, 'Success', 'Account created successfully!');
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
});

it('[AP-6] opens a menu of which nothing but its place is said', async () => {
  const { choose, at } = await openWorkspace({ menus: () => minimum.listMenus });
  await choose('Reference data', 'Companies');
  await at('/demo/companyList');
  expect(await screen.findByRole('heading', { name: 'Companies', level: 1 })).toBeVisible();
  expect(screen.getByRole('textbox')).not.toHaveAttribute('readonly');
});

it('[AP-7] takes a request', async () => {
  const { user } = await renderScreen(<ConsultationScreen />);
  for (const [label, value] of [
    ['Your Name', 'Mina Park'],
    ['Email', 'mina.park@insurer.example'],
    ['Your Message', 'We close our first year.'],
  ] as const) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(value);
  }
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await acknowledge(
    user,
    'Success',
    'The person in charge will check the information you sent and contact you.',
  );
});

describe('[AP-8] shows the text', () => {
  it.each([
    ['of a picture', png()],
    ['of a PDF without pages', pdf()],
  ])('%s', async (_case, file) => {
    const { read, text } = await openOcr();
    await read(file);
    await waitFor(() => expect(text()).toHaveValue('One text'));
    expect(screen.queryByText('1 / 1')).not.toBeInTheDocument();
  });

  it('of the pages of a PDF', async () => {
    network.use(respondWith('extractText', minimumPages));
    const { read, text, user, button } = await openOcr();
    await read(pdf());
    await waitFor(() => expect(text()).toHaveValue('One'));
    await user.click(button('다음 페이지'));
    expect(text()).toHaveValue('Two');
  });

  it('of a picture as one, whatever pages come with it', async () => {
    network.use(respondWith('extractText', minimumPages));
    const { read, text } = await openOcr();
    await read(png());
    await waitFor(() => expect(text()).toHaveValue('One\n\nTwo'));
  });
});
