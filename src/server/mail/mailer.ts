import { randomBytes } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Config } from '../config';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
  /** The same for a mail that is sent again, so that a mailbox can tell. */
  messageId?: string;
}

export interface Mailer {
  /** Resolves when the mail has been accepted: by the SMTP server, or by the disk. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

/** SMTP where SMTP_URL is set, the outbox folder otherwise. */
export function createMailer({
  smtpUrl,
  mailDir,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailDir' | 'mailFrom'>): Mailer {
  return smtpUrl === undefined ? outbox(mailDir, mailFrom) : smtp(smtpUrl, mailFrom);
}

/** Addresses go as objects: a string is parsed, and a comma in it would name a second person. */
function message({ to, replyTo, messageId, subject, text }: Mail, from: string): SendMailOptions {
  return {
    from: { name: '', address: from },
    to: { name: '', address: to },
    subject,
    text,
    ...(replyTo && { replyTo }),
    ...(messageId && { messageId: `<${messageId}@${from.split('@')[1]}>` }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    // No text of ours or of a visitor may make the library read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function smtp(url: string, from: string): Mailer {
  // A handler waits for the mail, so a silent server must not hold it for minutes.
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (mail) => void (await transport.sendMail(message(mail, from))),
    close: () => transport.close(),
  };
}

function outbox(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  return {
    send: async (mail) => {
      const { message: bytes } = await transport.sendMail(message(mail, from));
      if (!Buffer.isBuffer(bytes)) throw new Error('The composed mail is not a buffer.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;
      const draft = path.join(folder, `.${name}.draft`);
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      // Whoever watches the folder sees whole messages only.
      await rename(draft, path.join(folder, `${name}.eml`));
    },
    close: () => undefined,
  };
}
