import { asc } from 'drizzle-orm';
import { ConsultationDelivery } from '@/server/mail/consultationDelivery';
import type { Mail } from '@/server/mail/mailer';
import { insertConsultation } from '@/server/repositories/consultations';
import { consultationRequest } from '@/server/database/schema';
import { type TestApp, from, startTestApp } from './support/app';

let test: TestApp;
beforeAll(async () => (test = await startTestApp({ firmEmail: 'firm@gof.example' })));
beforeEach(() => test.reset());
afterAll(() => test.close());

const request = {
  name: 'Mina Park',
  email: 'mina.park@insurer.example',
  message: 'Our CSM roll-forward\nneeds a second look.',
};
const stored = () =>
  test.db.select().from(consultationRequest).orderBy(asc(consultationRequest.createdAt));

/** A delivery of a replica: its own mailbox, the shared database. */
function replica(send: (mail: Mail) => Promise<void>): ConsultationDelivery {
  const log = { info: () => undefined, warn: () => undefined };
  return new ConsultationDelivery({
    db: test.db,
    mailer: { send, close: () => undefined },
    firmEmail: 'firm@gof.example',
    clock: test.now,
    log,
  });
}
/** A mailer that takes everything. */
const collect = (mails: Mail[]) => async (mail: Mail) => void mails.push(mail);

/** A request that was stored by a server that died before it could mail it. */
const leftOver = (values: typeof request) =>
  insertConsultation(test.db, {
    ...values,
    locale: 'en',
    requestId: 'LEFTOVER',
    createdAt: test.now(),
  });

async function untilMailed(count: number): Promise<void> {
  while ((await stored()).filter(({ mailedAt }) => mailedAt).length < count)
    await new Promise((resolve) => setImmediate(resolve));
}

describe('a consultation request', () => {
  it('is stored, then mailed to the firm, with the visitor as the one to answer', async () => {
    const answer = await test.post(
      'counseling/',
      { ...request, name: ' Mina Park ' },
      { 'accept-language': 'ko' },
    );
    expect(answer).toMatchObject({ status: 200, code: '200', data: null });
    await untilMailed(1);
    expect(await stored()).toMatchObject([
      { ...request, locale: 'ko', requestId: answer.headers['x-request-id'], mailedAt: test.now() },
    ]);
    expect(test.mails).toMatchObject([
      {
        to: 'firm@gof.example',
        replyTo: { name: 'Mina Park', address: request.email },
        subject: '상담 신청: Mina Park',
        text: expect.stringContaining(request.message),
      },
    ]);
  });

  it.each([
    [{ name: '', email: '', message: '' }, 'E1231'],
    [{ ...request, message: '  ' }, 'E1231'],
    [{ ...request, name: '\u200b' }, 'E1231'],
    [{ ...request, email: 'mina.park' }, 'E1232'],
  ])('that breaks a rule is not stored: %j %s', async (body, code) => {
    expect(await test.post('counseling/', body)).toMatchObject({ status: 200, code });
    expect(await stored()).toHaveLength(0);
  });

  it('keeps the words of the visitor out of the header and the logs', async () => {
    await test.post('counseling/', { ...request, name: 'Mina\r\nBcc: all@insurer.example' });
    await untilMailed(1);
    expect(test.mails[0]?.subject).toBe('Consultation request from Mina Bcc: all@insurer.example');
    expect(test.logs.join('')).not.toMatch(/Mina|insurer|roll-forward/);
  });

  it('is acknowledged although the mail fails, and mailed later', async () => {
    test.mailFailure.error = new Error('refused');
    expect(await test.post('counseling/', request)).toMatchObject({ code: '200' });
    while ((await stored())[0]?.mailAttempts !== 1)
      await new Promise((resolve) => setImmediate(resolve));
    expect(await stored()).toMatchObject([{ mailedAt: null }]);

    const mails: Mail[] = [];
    const delivery = replica(collect(mails));
    await delivery.deliverDue();
    expect(mails).toHaveLength(0);
    test.advance(60);
    await delivery.deliverDue();
    expect(mails).toHaveLength(1);
    await delivery.deliverDue();
    expect(mails).toHaveLength(1);
  });

  it('is mailed once although several replicas deliver at the same moment', async () => {
    for (let n = 0; n < 8; n += 1) await leftOver({ ...request, message: `question ${n}` });
    const mails: Mail[] = [];
    await Promise.all(Array.from({ length: 4 }, () => replica(collect(mails)).deliverDue()));
    expect(mails.map(({ text }) => /question \d/.exec(text)?.[0]).sort()).toEqual(
      Array.from({ length: 8 }, (_, n) => `question ${n}`),
    );
  });

  it('that can never be mailed does not hold up the others', async () => {
    for (const name of ['Poison', 'Mina']) await leftOver({ ...request, name });
    const mails: Mail[] = [];
    await replica(async (mail) => {
      if (mail.subject.includes('Poison')) throw new Error('refused');
      mails.push(mail);
    }).deliverDue();
    expect(mails).toHaveLength(1);
  });

  it('is taken ten times at once from one source', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 12; n += 1)
      codes.push((await test.post('counseling/', request, from('203.0.113.5'))).code);
    expect(codes.indexOf('E1106')).toBe(10);
    expect(await test.post('counseling/', request, from('203.0.113.6'))).toMatchObject({
      code: '200',
    });
    test.advance(60);
    expect(await test.post('counseling/', request, from('203.0.113.5'))).toMatchObject({
      code: '200',
    });
    await untilMailed(12);
  });
});
