import { toUnicode } from 'punycode/';
import { getDomain, getSubdomain } from 'tldts';
import { hiddenCharacters, revealed } from '../hiddenCharacters';
import { looksLikeAnother } from './lookAlikes';
import { type Field, fieldsOf, type Payload, type Warning } from '../payload';

/** Schemes that run, read or start something on the machine of whoever opens them. */
const DANGEROUS =
  /^(javascript|data|vbscript|file|blob|filesystem|intent|jar|about|view-source|chrome|ms-[a-z-]+|search-ms|content|android-app|x-apple[a-z.-]*)$/;
const SHORTENERS = new Set(
  (
    '2h.ae adf.ly bit.do bit.ly buff.ly c11.kr cutt.ly goo.gl goo.su han.gl is.gd j.mp kakao.link lihi.cc lihi1.cc lihi2.cc lihi3.cc ' +
    'me2.do me2.kr muz.so naver.me ow.ly ppt.cc pse.is qr.ae qrco.de rb.gy rebrand.ly reurl.cc s.id scnv.io shorturl.at t.co t.ly ' +
    't.me tiny.cc tinyurl.com u.to url.kr v.gd vo.la vvd.bz buly.kr zrr.kr me-qr.com qr1.be flowcode.com'
  ).split(' '),
);
const DOWNLOAD =
  /\.(apk|aab|exe|msi|msix|scr|bat|cmd|com|ps1|vbs|jar|dmg|pkg|ipa|iso|img|mobileconfig|hta|lnk|reg)$/i;
/** Labels that stand at the end of real hosts: before the end of another they imitate one. */
const HOST_IN_NAME =
  /[.-](com|net|org|gov|edu|co-kr|com-tw|go-kr|gov-tw)([.-]|$)|(^|\.)(co|or|go|ac|com|gov|org|edu)[.-](kr|tw|jp|uk|cn)([.-]|$)/;

/** An ending that runs on into the registered name itself, as in `insurer.com-login.net` and `insurer-co-kr.com`. */
const HOST_RUNS_ON =
  /(?<!^www)\.(com|gov)-|\.(co|or|go|com)\.(kr|tw|jp|uk|cn)-|-(co|or|go|com|gov)-(kr|tw|jp|uk|cn)\./;

const inUnicode = (host: string) => {
  try {
    return toUnicode(host);
  } catch {
    // A host whose Punycode is broken stays as it is written.
    return host;
  }
};

const isAddress = (host: string) => /^\d{1,3}(\.\d{1,3}){3}$/.test(host) || host.startsWith('[');

/** A parameter that sends whoever opens the link somewhere else. */
function redirectOf(url: URL): string | undefined {
  const within = /https?:\/\/?.+$/i.exec(url.pathname.slice(1))?.[0] ?? '';
  const fragment = decodedText(url.hash.replace(/^#!?\/?/, ''));
  for (const value of [...url.searchParams.values(), fragment, within]) {
    const target = /^(https?:)?[\\/]{2}[^\\/]/i.test(value) ? value : undefined;
    if (!target || !URL.canParse(target, url)) continue;
    const { host, hostname } = new URL(target, url);
    if (siteOf(hostname) !== siteOf(url.hostname)) return inUnicode(host);
  }
  return undefined;
}

function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The name that somebody has registered: of `a.b.insurer.co.kr` that is `insurer.co.kr`. */
const siteOf = (hostname: string) => getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;

function warningsOf(url: URL, written: string): Warning[] {
  const warnings: Warning[] = [];
  const host = inUnicode(url.hostname);
  const authority = /^[a-z]+:[\\/]*([^\\/?#]*)/i.exec(written)?.[1] ?? '';
  if (looksLikeAnother(host))
    warnings.push({ name: 'lookAlike', severity: 'danger', detail: host });
  else if (host !== url.hostname)
    warnings.push({ name: 'international', severity: 'caution', detail: url.hostname });
  if (url.username || url.password)
    warnings.push({
      name: 'credentials',
      severity: 'danger',
      // Without the password, which is masked.
      detail: authority.slice(0, authority.lastIndexOf('@')).replace(/:.*$/s, ''),
    });
  if (isAddress(url.hostname))
    warnings.push({ name: 'ipAddress', severity: 'danger', detail: url.hostname });
  const below = getSubdomain(url.hostname, { allowPrivateDomains: true }) ?? '';
  if (HOST_IN_NAME.test(below))
    warnings.push({ name: 'hostInName', severity: 'danger', detail: inUnicode(below) });
  else if (HOST_RUNS_ON.test(url.hostname))
    warnings.push({ name: 'hostInName', severity: 'danger', detail: host });
  if (SHORTENERS.has(url.hostname.replace(/^www\./, '')))
    warnings.push({ name: 'shortener', severity: 'caution', detail: url.hostname });
  const redirect = redirectOf(url);
  if (redirect) warnings.push({ name: 'redirect', severity: 'caution', detail: redirect });
  const file = decodedText(url.pathname.slice(url.pathname.lastIndexOf('/') + 1));
  if (DOWNLOAD.test(file.trim()))
    warnings.push({ name: 'download', severity: 'danger', detail: file });
  if (url.port) warnings.push({ name: 'port', severity: 'caution', detail: url.port });
  if (url.protocol === 'http:') warnings.push({ name: 'notEncrypted', severity: 'caution' });
  return warnings;
}

/** Escapes are read as letters, except where that would make another address or hide something. */
function readable(text: string): string {
  try {
    const decoded = decodeURI(text);
    return hiddenCharacters(decoded).length > 0 ? text : decoded;
  } catch {
    return text;
  }
}

function webLink(url: URL, written: string): Payload {
  const host = inUnicode(url.host);
  const site = inUnicode(siteOf(url.hostname));
  const fields: Field[] = fieldsOf([
    ['host', host],
    ['site', site === host ? undefined : site],
    ['path', url.pathname === '/' ? undefined : readable(url.pathname)],
    ['query', readable(url.search.slice(1) + url.hash)],
    ['userName', url.username && decodedText(url.username)],
  ]);
  if (url.password) fields.push({ name: 'password', value: url.password, secret: true });
  return {
    kind: 'link',
    fields,
    warnings: warningsOf(url, written),
    title: host,
    action: url.href,
  };
}

/** A text that is one address as a whole; undefined where it is none. The host is the one that a browser would go to. */
export function readLink(text: string): Payload | undefined {
  const written = text.trim();
  const bare =
    /^(www\.|[\p{L}\d-]+(\.[\p{L}\d-]+)*\.(com|net|org|io|kr|tw|jp|cn|co|app|gov|edu)\/)\S+$/iu;
  const address = bare.test(written) ? `https://${written}` : written;
  // Control characters inside a scheme are passed over by browsers, as `java\tscript:` shows.
  const scheme = /^([a-z][a-z\d+.-]*):/i
    // eslint-disable-next-line no-control-regex -- these are what is passed over
    .exec(address.replace(/[\u0000-\u0020]/g, ''))?.[1]
    ?.toLowerCase();
  if (!scheme) return undefined;
  if (DANGEROUS.test(scheme))
    return {
      kind: 'app',
      fields: fieldsOf([
        ['scheme', scheme],
        ['text', revealed(written)],
      ]),
      warnings: [{ name: 'dangerousScheme', severity: 'danger', detail: `${scheme}:` }],
      title: `${scheme}:`,
    };
  if (scheme === 'http' || scheme === 'https') {
    if (/\s/.test(written) || !URL.canParse(address)) return undefined;
    return webLink(new URL(address), address);
  }
  if (!/^[a-z][a-z\d+.-]+:\/\/\S+$/i.test(address)) return undefined;
  return {
    kind: 'app',
    fields: fieldsOf([
      ['scheme', scheme],
      ['text', revealed(written)],
    ]),
    warnings: [{ name: 'otherApp', severity: 'caution', detail: `${scheme}:` }],
    title: `${scheme}:`,
  };
}
