import path from 'node:path';
import { readConfig } from '@/server/config';
import { exited, spawnServer } from './support/process';

describe('the configuration', () => {
  it('has a default for everything: embedded, with sample data, on this machine only', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'production',
      port: 3000,
      host: 'localhost',
      databaseUrl: undefined,
      smtpUrl: undefined,
      trustedProxies: [],
      sampleData: true,
      demoInsurer: true,
      mailDir: expect.stringMatching(/data[\\/]outbox$/),
    });
  });

  it('has no sample data on a database of yours unless asked for by name', () => {
    const DATABASE_URL = 'postgres://user:password@db.example/gof';
    expect(readConfig({ DATABASE_URL }).sampleData).toBe(false);
    expect(readConfig({ DATABASE_URL, SAMPLE_DATA: 'true' })).toMatchObject({
      sampleData: true,
      demoInsurer: true,
    });
    expect(readConfig({ SAMPLE_DATA: 'small' })).toMatchObject({
      sampleData: true,
      demoInsurer: false,
    });
  });

  it('takes an empty value for none and lets spaces be', () => {
    expect(
      readConfig({ PORT: ' 8080 ', DATABASE_URL: '', TRUSTED_PROXIES: ' 10.0.0.0/8 , ::1 ' }),
    ).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
      trustedProxies: ['10.0.0.0/8', '::1'],
    });
  });

  const smtp = {
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'a@firm.example',
    FIRM_EMAIL: 'b@firm.example',
  };
  it.each([
    [{ PORT: '70000' }, 'PORT is "70000"; expected a port from 0 to 65535.'],
    [{ PORT: '3000x' }, 'PORT is "3000x"; expected a port from 0 to 65535.'],
    [{ HOST: 'my host' }, 'HOST is "my host"; expected an address or host name to listen on.'],
    [
      { DATABASE_URL: 'mysql://user:hunter2@db' },
      'DATABASE_URL is "(hidden)"; expected a URL that starts with postgres:// or postgresql://.',
    ],
    [
      { SMTP_URL: 'hunter2' },
      'SMTP_URL is "(hidden)"; expected a URL that starts with smtp:// or smtps://.',
    ],
    [
      { ...smtp, FIRM_EMAIL: '' },
      'FIRM_EMAIL is ""; expected one e-mail address (required with SMTP_URL).',
    ],
    [
      { MAIL_FROM: 'a@b.example, c@d.example' },
      'MAIL_FROM is "a@b.example, c@d.example"; expected one e-mail address.',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/40' },
      'TRUSTED_PROXIES is "10.0.0.0/40"; expected IP addresses or CIDR ranges with commas between them.',
    ],
    [
      { TRUSTED_PROXIES: 'true' },
      'TRUSTED_PROXIES is "true"; expected IP addresses or CIDR ranges with commas between them.',
    ],
    [
      { TOOLS_WITHOUT_SIGN_IN: 'true' },
      'TOOLS_WITHOUT_SIGN_IN is "true"; expected false except in development.',
    ],
    [{ SAMPLE_DATA: 'yes' }, 'SAMPLE_DATA is "yes"; expected one of true, small, false.'],
    [
      { NODE_ENV: 'staging' },
      'NODE_ENV is "staging"; expected one of production, development, test.',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud"; expected one of fatal, error, warn, info, debug, trace, silent.',
    ],
    [
      { GOOGLE_CLIENT_ID: "x'; script-src *" },
      'GOOGLE_CLIENT_ID is "x\'; script-src *"; expected a client id.',
    ],
  ])('%j stops the start: %s', (variables, message) => {
    expect(() => readConfig(variables)).toThrow(message);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT is "http"; expected a port from 0 to 65535.\n'],
    [
      { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      /^The database of DATABASE_URL does not let us in: .*ECONNREFUSED.*\n$/,
    ],
    [
      { DATA_DIR: path.join(__filename, 'data') },
      /^The data folder cannot be written \(ENOTDIR.*\)\. Choose another with DATA_DIR\.\n$/,
    ],
  ])('%j is one line on the terminal and exit code 1', async (variables, line) => {
    const { child, output } = spawnServer(variables as Record<string, string>);
    expect(await exited(child)).toBe(1);
    if (typeof line === 'string') expect(output()).toBe(line);
    else expect(output()).toMatch(line);
  });
});
