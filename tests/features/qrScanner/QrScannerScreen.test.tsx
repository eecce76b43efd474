import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as stories from '../../../stories/features/qrScanner/QrScannerScreen.stories';
import { policy, wording } from '../../../stories/features/qrScanner/codes';
import { renderScreen } from '../../support/render';
import { composeStories, show } from '../../support/stories';
import { CodeCard } from '@/features/qrScanner/results/CodeCard';
import { historyCsv } from '@/features/qrScanner/results/historyCsv';
import { historyEntries } from '@/features/qrScanner/results/historyEntries';
import { selectTermsComparison } from '@/store';

const { DeceitfulLink, Empty, History, OwnLink, Secret, SeveralCodes, SignedOut, Unreadable } =
  composeStories(stories);
const cards = () => screen.getAllByRole('article');

it('[RT-10] says that pictures stay here, and waits', async () => {
  await show(Empty);
  expect(screen.getByRole('heading', { level: 1, name: 'QR code scanner' })).toBeInTheDocument();
  expect(screen.getByText(/Pictures never leave this device/)).toBeInTheDocument();
  expect(screen.getByText(/The contents of your codes appear here/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save as SVG' })).toBeDisabled();
});

it('[SE-7] tells a visitor without a session why the page is not hers', async () => {
  await show(SignedOut);
  expect(screen.getByRole('alertdialog')).toHaveTextContent('You can use it if you log in.');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});

it('[RT-10] names the true host of a link and what speaks against it; what is dangerous cannot be opened', async () => {
  await show(DeceitfulLink);
  const [link, script] = cards();
  const about = within(link as HTMLElement);
  expect(about.getByText('paypаl.com.evil.example')).toBeInTheDocument();
  const warnings = within(about.getByRole('list', { name: 'Warnings' })).getAllByRole('listitem');
  expect(warnings.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('RLO'),
      expect.stringContaining('insurer.co.kr'),
      expect.stringContaining('look-alike letters'),
      expect.stringContaining('other.example'),
    ]),
  );
  expect(within(script as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  expect(
    within(script as HTMLElement).getByText('This is never opened from here.'),
  ).toBeInTheDocument();
});

it('[RT-10] leads on by a link of ours, but by no address of another site behind it', async () => {
  await show(OwnLink);
  expect(screen.getAllByRole('link', { name: 'Go to this page' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Go to this page' })).toHaveAttribute(
    'href',
    '/company?from=code',
  );
});

it('[RT-10] takes a wording to the comparison, on the side that is free', async () => {
  const { store } = await renderScreen(<CodeCard code={wording} />);
  await userEvent.click(screen.getByRole('button', { name: 'Compare with another wording' }));
  const documents = () => selectTermsComparison(store.getState()).work.documents;
  await waitFor(() => expect(documents().old?.text).toBe(wording.text));
  await userEvent.click(screen.getByRole('button', { name: 'Compare with another wording' }));
  await waitFor(() => expect(documents().new?.text).toBe(wording.text));
});

it('[RT-10] takes a policy number to text to SQL', async () => {
  await renderScreen(<CodeCard code={policy} />);
  expect(screen.getByRole('link', { name: 'Ask the books about this number' })).toHaveAttribute(
    'href',
    '/solution/textToSql?q=GA-2024-0012345',
  );
});

it('[RT-10] masks a secret until it is asked for', async () => {
  await show(Secret);
  expect(document.body).not.toHaveTextContent('open sesame');
  await userEvent.click(screen.getByRole('button', { name: 'Show the secret' }));
  expect(screen.getByText('open sesame')).toBeInTheDocument();
});

it('[RT-10] names each of several codes by its kind and symbology', async () => {
  await show(SeveralCodes);
  const names = cards().map((card) => within(card).getByRole('heading').textContent);
  expect(names).toEqual(['Contact', 'Event', 'Insurance', 'Product', 'Text']);
  expect(screen.getByText('EAN-13')).toBeInTheDocument();
  expect(screen.getByText('This text is split over 3 codes. Found so far: 1.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save the contact' })).toBeEnabled();
});

it('[RT-10] says why a file gives nothing', async () => {
  await show(Unreadable);
  expect(await screen.findByText('This file is empty.')).toBeInTheDocument();
  expect(screen.getByText(/too many pixels/)).toBeInTheDocument();
  expect(screen.getByText(/protected with a password/)).toBeInTheDocument();
});

it('[RT-10] lists what this user has read, and clears it', async () => {
  await show(History);
  expect(
    screen.getByText('Its contents were not kept, because they are secret.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
  expect(screen.queryByRole('heading', { name: 'Read on this device' })).not.toBeInTheDocument();
});

it('keeps nothing of a secret, and writes no formula into a spreadsheet', () => {
  const [wifi, sum] = historyEntries(
    ['WIFI:T:WPA;S:a;P:secret;;', '=1+1,"x"'].map((text) => ({
      text,
      format: 'QRCode',
      encoding: 'utf-8' as const,
      corners: [],
    })),
  );
  expect(wifi?.text).toBeNull();
  const csv = historyCsv(['Time'], sum ? [sum] : [], () => 'Text');
  expect(csv).toContain(`"'=1+1,""x"""`);
  const row = (text: string) => {
    const [entry] = historyEntries([{ text, format: 'QRCode', encoding: 'utf-8', corners: [] }]);
    return historyCsv([], entry ? [entry] : [], () => 'Text');
  };
  for (const formula of ['@SUM(A1)', '+1', '-1', '＝1', ' =1', '\u200b=1', '\t=1', '\n=1'])
    expect(row(formula)).toContain(`'${formula}`);
  expect(row('a;=1')).toContain('"a;=1"');
});
