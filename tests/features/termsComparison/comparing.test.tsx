import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { routeOf } from '@/app/routes';
import { compareWordings } from '@/domain/clauses';
import { TermsComparisonScreen } from '@/features/termsComparison';
import { keepWork } from '@/features/termsComparison/comparison/keptWorks';
import { scenarios } from '../../../stories/support/scenarios';
import type { RootState } from '@/store';
import { network, respondWith, respondWithStatus, success } from '../../support/network';
import { renderScreen } from '../../support/render';

/** The test environment has no database of the browser. */
jest.mock('@/features/termsComparison/comparison/keptWorks', () => ({
  keptWorks: jest.fn(async () => []),
  keepWork: jest.fn(async () => undefined),
  forgetWork: jest.fn(async () => undefined),
}));

/** The worker's part, in the test's own thread. */
jest.mock('@/features/termsComparison/comparison/createWorker', () => ({
  createWorker: () => {
    const worker = {
      onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
      postMessage: ([old, fresh]: [string, string]) =>
        queueMicrotask(() => worker.onmessage?.({ data: compareWordings(old, fresh) })),
      terminate: () => {
        worker.onmessage = undefined;
      },
    };
    return worker;
  },
}));

async function open(state?: Partial<RootState>) {
  const view = await renderScreen(<TermsComparisonScreen />, {
    path: '/kb/OriginalInsuranceComparison',
    ...(state && { state }),
  });
  const old = await screen.findByRole('textbox', { name: 'Earlier wording' });
  const fresh = screen.getByRole('textbox', { name: 'Later wording' });
  const type = (box: HTMLElement, text: string) =>
    fireEvent.change(box, { target: { value: text } });
  const chooser = (side: 'old' | 'new') =>
    screen.getAllByLabelText<HTMLInputElement>('Choose a file')[side === 'old' ? 0 : 1];
  return { ...view, old, fresh, type, chooser };
}
const findings = async () =>
  within(await screen.findByRole('list', { name: 'Findings' })).getAllByRole('button');

const before = 'Article 1 (Benefit) The insurer shall pay a benefit of USD 1,000 within 3 days.';
const after = 'Article 1 (Benefit) The insurer shall pay a benefit of USD 2,000 within 10 days.';

beforeEach(() => jest.mocked(keepWork).mockClear());

it('[RT-12] names what changed, where, and who gains', async () => {
  const { old, fresh, type } = await open();
  expect(screen.queryByRole('heading', { name: 'What changed' })).toBeNull();
  type(old, before);
  expect(await screen.findByText('Add both wordings to see what changed.')).toBeVisible();
  type(fresh, after);
  const [amount, period] = await findings();
  expect(amount).toHaveTextContent('AmountArticle 1For the policyholder');
  expect(amount).toHaveTextContent('Removed: USD 1,000 Added: USD 2,000');
  expect(period).toHaveTextContent('PeriodArticle 1For the insurer');
  expect(screen.getByText('2 changes')).toBeVisible();
});

it('[RT-12] stands under its own title', () => {
  expect(routeOf('/kb/OriginalInsuranceComparison').title).toBe('terms.title');
});

it('says so where nothing changed', async () => {
  const { old, fresh, type } = await open();
  type(old, before);
  type(fresh, before.replace('1,000', '1000'));
  expect(await screen.findByText('The two wordings say the same thing.')).toBeVisible();
});

it('goes from change to change, by button and by key, and takes a note', async () => {
  const { user, old, fresh, type } = await open();
  type(old, before);
  type(fresh, after);
  await findings();
  await user.click(screen.getByRole('button', { name: 'Next change' }));
  expect(screen.getByRole('button', { expanded: true })).toHaveTextContent('Amount');
  expect(screen.getByText('The benefit or right grows.')).toBeVisible();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getByRole('button', { expanded: true })).toHaveTextContent('Period');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Ask legal');
  await user.click(screen.getByRole('button', { name: 'Previous change' }));
  const [, period] = await findings();
  expect(period).toHaveTextContent('Note: Ask legal');
});

it('keeps a work for its own person, and for nobody before the server has said who that is', async () => {
  const { state, cookies } = scenarios.signedIn;
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; Path=/`;
  let sayWhoIsHere = () => undefined as void;
  const asked = new Promise<void>((resolve) => (sayWhoIsHere = resolve));
  const session = success({ signedIn: true, id: 'mina', demoAuth: 'FALSE' as const });
  network.use(respondWith('getSession', async () => (await asked, session)));
  await open(state);
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'setImmediate', 'queueMicrotask'] });
  fireEvent.click(screen.getByRole('button', { name: 'Try the sample' }));
  await findings();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();
  expect(keepWork).not.toHaveBeenCalled();
  sayWhoIsHere();
  await waitFor(() => expect(keepWork).toHaveBeenCalledWith('mina', expect.anything()));
  for (const name of Object.keys(cookies)) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

it('keeps the work of a person for nobody where the server cannot say who that is', async () => {
  const { state, cookies } = scenarios.signedIn;
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; Path=/`;
  network.use(respondWithStatus('getSession', 500));
  await open(state);
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'setImmediate', 'queueMicrotask'] });
  fireEvent.click(screen.getByRole('button', { name: 'Try the sample' }));
  await findings();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();
  expect(keepWork).not.toHaveBeenCalled();
  for (const name of Object.keys(cookies)) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

it('filters by kind and by who gains', async () => {
  const { user, old, fresh, type } = await open();
  type(old, before);
  type(fresh, after);
  await findings();
  await user.click(screen.getByRole('button', { name: 'Amount 1' }));
  expect(await findings()).toHaveLength(1);
  expect(screen.getByText('1 of 2 shown')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Insurer 1' }));
  expect(screen.getByText('0 of 2 shown')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Amount 1' }));
  expect((await findings())[0]).toHaveTextContent('Period');
});

it('shows both wordings on one line where that is asked for', async () => {
  const { user, old, fresh, type } = await open();
  type(old, before);
  type(fresh, after);
  await findings();
  await user.click(screen.getByRole('button', { name: 'One column' }));
  const redline = screen.getByRole('region', { name: 'Both wordings' });
  expect(redline).toHaveTextContent(
    'pay a benefit of Removed: USD 1,000Added: USD 2,000 within Removed: 3 daysAdded: 10 days.',
  );
});

it('warns where the two have nothing to do with one another', async () => {
  const { old, fresh, type } = await open();
  type(old, before);
  type(fresh, '제1조(목적) 이 보험계약은 피보험자의 질병을 보장하기 위하여 체결됩니다.');
  expect(await screen.findByText(/in different languages/)).toBeVisible();
});

it('says that a novel is no wording of this product', async () => {
  const { old, fresh, type } = await open();
  type(old, `${before}\nArticle 2 (Term) The policy runs for one year from the day of issue.`);
  type(
    fresh,
    Array.from(
      { length: 400 },
      (_line, day) => `On day ${day} she walked to the harbour and waited for a letter.`,
    ).join('\n'),
  );
  expect(await screen.findByText(/Hardly any article of the two matches/)).toBeVisible();
});

it('opens the sample, in which every kind of change occurs', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Try the sample' }));
  await findings();
  const kinds = within(screen.getByRole('group', { name: 'Kinds of change' })).getAllByRole(
    'button',
  );
  expect(kinds).toHaveLength(17);
});

describe('a file', () => {
  function ofSize(megabytes: number) {
    const file = new File(['%PDF-1.7'], 'policy.pdf');
    Object.defineProperty(file, 'size', { value: megabytes * 1024 * 1024 });
    return file;
  }
  const word = (body: string, extra: Record<string, Uint8Array> = {}) => {
    const xml = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
    const bytes = zipSync({ 'word/document.xml': strToU8(xml), ...extra });
    return new File([new Uint8Array(bytes)], 'policy.docx');
  };
  const paragraph = (text: string, properties = '') =>
    `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

  it('of Word is read with the numbers that Word counts and without what was taken out', async () => {
    const { user, chooser, old } = await open();
    const numbering = strToU8(
      `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="제%1조"/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="decimalEnclosedCircle"/><w:lvlText w:val="%2"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num></w:numbering>`,
    );
    const level = (depth: number) =>
      `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="1"/></w:numPr>`;
    const file = word(
      paragraph('(목적)', level(0)) +
        paragraph('(지급)', level(0)) +
        paragraph('하나', level(1)) +
        paragraph('둘', level(1)) +
        '<w:p><w:r><w:t>셋</w:t></w:r><w:del><w:r><w:delText>넷</w:delText></w:r></w:del><w:ins><w:r><w:t>다섯</w:t></w:r></w:ins></w:p>' +
        paragraph('(끝)', level(0)),
      { 'word/numbering.xml': numbering },
    );
    await user.upload(chooser('old') ?? old, file);
    await waitFor(() =>
      expect(old).toHaveValue('제1조 (목적)\n제2조 (지급)\n① 하나\n② 둘\n셋다섯\n제3조 (끝)'),
    );
  });

  it('of text is read as it was written, in Unicode or as Korean offices wrote before', async () => {
    const { user, chooser, old, fresh } = await open();
    // 제1조(목적) in EUC-KR.
    const bytes = [0xc1, 0xa6, 0x31, 0xc1, 0xb6, 0x28, 0xb8, 0xf1, 0xc0, 0xfb, 0x29];
    await user.upload(chooser('old') ?? old, new File([new Uint8Array(bytes)], 'old.txt'));
    await waitFor(() => expect(old).toHaveValue('제1조(목적)'));
    await user.upload(chooser('new') ?? fresh, new File(['\ufeff第一條（目的）'], 'new.txt'));
    await waitFor(() => expect(fresh).toHaveValue('第一條（目的）'));
  });

  it.each([
    ['empty', new File([], 'a.txt'), 'There is no text in this file.'],
    ['of Hangul', new File(['HWP'], 'a.hwp'), /Hangul files \(HWP\) cannot be read/],
    [
      'of an old Word',
      new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])], 'a.doc'),
      /old Word file/,
    ],
    ['broken', new File(['PK\u0003\u0004 nothing'], 'a.docx'), /damaged/],
    ['unknown', new File([new Uint8Array([1, 0, 2, 0])], 'a.bin'), /neither PDF, Word/],
    ['of 100 MB', ofSize(100), 'This file is larger than 50 MB. Please add the wording alone.'],
  ])('that is %s is refused in words, and what stood there stays', async (_what, file, words) => {
    const { chooser, old, type } = await open();
    type(old, before);
    const input = chooser('old');
    if (input) fireEvent.change(input, { target: { files: [file] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(old).toHaveValue(before);
  });
});
