import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { LOCALES } from '@/domain/locale';
import { type Mail, type Mailer, createMailer } from '@/server/mail/mailer';
import { type MailKind, writeMail } from '@/server/mail/texts';
import en from '@/server/mail/en.json';
import { temporaryFolder } from './support/process';

const mail: Mail = {
  to: 'mina.park@insurer.example',
  subject: '인증번호 안내 (K7Q2)',
  text: '안녕하세요.\n\n    493817\n',
};
const FROM = 'no-reply@firm.example';

describe('mail by SMTP', () => {
  interface Delivery {
    to: string[];
    email: Email;
  }
  const deliveries: Delivery[] = [];
  let smtp: SMTPServer;
  let mailer: Mailer;

  beforeAll(async () => {
    smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (address, _session, done) =>
        done(address.address.startsWith('refused') ? new Error('no such mailbox') : null),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          PostalMime.parse(Buffer.concat(chunks)).then((email) => {
            deliveries.push({ to: session.envelope.rcptTo.map(({ address }) => address), email });
            done();
          }, done);
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as AddressInfo;
    mailer = createMailer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      mailDir: '/nonexistent',
      mailFrom: FROM,
    });
  });
  beforeEach(() => (deliveries.length = 0));
  afterAll(async () => {
    mailer.close();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });

  it('arrives as it was written', async () => {
    await mailer.send({
      ...mail,
      replyTo: { name: 'Park, Mina <boss@x.example>', address: mail.to },
      messageId: 'consultation-1',
    });
    expect(deliveries).toMatchObject([
      {
        to: [mail.to],
        email: {
          from: { address: FROM },
          to: [{ address: mail.to }],
          subject: mail.subject,
          text: mail.text,
          messageId: '<consultation-1@firm.example>',
          replyTo: [{ name: 'Park, Mina <boss@x.example>', address: mail.to }],
        },
      },
    ]);
  });

  it.each([
    'a@x.example, b@x.example',
    'a@x.example\r\nBcc: b@x.example',
    'A <a@x.example>, b@x.example',
    'a@x.example\r\nRCPT TO:<b@x.example>',
  ])('reaches no second person through the address %j', async (to) => {
    await mailer.send({ ...mail, to }).catch(() => undefined);
    for (const delivery of deliveries) expect(delivery.to).not.toContain('b@x.example');
  });

  it('has no header that a subject or a name smuggled in', async () => {
    await mailer.send({
      ...mail,
      subject: 'Hello\r\nBcc: b@x.example',
      replyTo: { name: 'Mina\r\nBcc: b@x.example', address: mail.to },
    });
    expect(deliveries[0]?.to).toEqual([mail.to]);
    expect(deliveries[0]?.email.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('fails where the server refuses', async () => {
    await expect(mailer.send({ ...mail, to: 'refused@x.example' })).rejects.toThrow(
      'no such mailbox',
    );
  });
});

describe('mail into the outbox', () => {
  let place: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => (place = await temporaryFolder()));
  afterEach(() => place.remove());

  it('is one private file a message, in the order of time', async () => {
    const mailDir = path.join(place.folder, 'data/outbox');
    const mailer = createMailer({ smtpUrl: undefined, mailDir, mailFrom: FROM });
    for (const n of [1, 2, 3]) {
      const before = Date.now();
      await mailer.send({ ...mail, subject: `Mail ${n}` });
      while (Date.now() === before);
    }
    const files = (await readdir(mailDir)).sort();
    expect(files).toEqual(
      Array(3).fill(expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-[0-9a-f]{8}\.eml$/)),
    );
    const emails = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(path.join(mailDir, file)))),
    );
    expect(emails.map(({ subject }) => subject)).toEqual(['Mail 1', 'Mail 2', 'Mail 3']);
    expect(emails[0]?.text).toBe(mail.text);
    expect((await stat(path.join(mailDir, files[0] ?? ''))).mode & 0o777).toBe(0o600);
  });

  it('fails where the folder cannot be written', async () => {
    const mailDir = path.join(place.folder, 'file');
    await writeFile(mailDir, '');
    await expect(
      createMailer({ smtpUrl: undefined, mailDir, mailFrom: FROM }).send(mail),
    ).rejects.toThrow();
  });
});

describe('the texts of mails', () => {
  const values = {
    code: '493817',
    reference: 'K7Q2',
    minutes: 10,
    username: 'mina2026',
    name: 'Mina',
    email: 'a@b.example',
    received: 'now',
    requestId: 'R1',
    message: 'Hello {code}',
  };
  it.each(
    LOCALES.flatMap((locale) => Object.keys(en).map((kind) => [kind as MailKind, locale] as const)),
  )('%s in %s leaves no placeholder open', (kind, locale) => {
    const { subject, text } = writeMail(kind, locale, values);
    expect(`${subject} ${text.replace('Hello {code}', '')}`).not.toMatch(/[{}]/);
    if (kind !== 'consultation') expect(subject).toContain('K7Q2');
    if (kind.endsWith('Code')) expect(text).toContain('\n    493817\n');
    else expect(text).not.toContain('493817');
  });
});
