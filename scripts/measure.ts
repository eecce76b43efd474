/**
 * `npm run measure -- [origin] [path ...]`: Lighthouse, mobile, five runs a page, medians; a bare HTML page of the same words is measured in the
 * same run, so that the ratio holds on any machine. The site must be running (npm start).
 */
import { createServer } from 'node:http';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { needBrowser, needSite } from './support/needs';

const RUNS = Number(process.env.RUNS ?? 5);
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Figures extends Record<(typeof categories)[number], number> {
  lcp: number;
  tbt: number;
  cls: number;
  /** Kilobytes on the wire, everything until Lighthouse stops looking. */
  kilobytes: number;
  longestTask: number;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function once(url: string, chromePath: string): Promise<Figures> {
  const chrome = await launch({ chromePath, chromeFlags: flags });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (!result) throw new Error(`No result for ${url}`);
    const { audits, categories: scored } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const tasks =
      (audits['long-tasks']?.details as { items?: { duration: number }[] } | undefined)?.items ??
      [];
    for (const category of process.env.WHY ? categories : []) {
      const lost = (scored[category]?.auditRefs ?? []).filter(
        ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
      );
      for (const { id } of lost)
        console.log(`  ${category}: ${id}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`);
    }
    const score = (category: string) => Math.round((scored[category]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      kilobytes: value('total-byte-weight') / 1000,
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  } finally {
    chrome.kill();
  }
}

async function measure(name: string, url: string, chromePath: string): Promise<Figures> {
  const runs: Figures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await once(url, chromePath));
  const of = (key: keyof Figures) => median(runs.map((figures) => figures[key]));
  const medians = Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((key) => [key, of(key as keyof Figures)]),
  ) as unknown as Figures;
  const scores = categories.map((category) => medians[category]).join(' / ');
  console.log(
    `${name.padEnd(28)} ${scores.padEnd(24)} LCP ${medians.lcp.toFixed(0)} ms  TBT ${medians.tbt.toFixed(0)} ms  CLS ${medians.cls.toFixed(3)}  ` +
      `${medians.kilobytes.toFixed(1)} kB  longest task ${medians.longestTask.toFixed(0)} ms`,
  );
  return medians;
}

/** The words of a page without anything else. */
async function bare(html: string): Promise<{ url: string; close: () => void }> {
  const words = html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
    .replace(/[\s\S]*<body>/, '')
    .replace(/ class="[^"]*"/g, '');
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="Bare"><title>Bare</title></head><body>${words}`;
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(page),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}/`,
    close: () => server.close(),
  };
}

const [origin = 'http://localhost:3000', ...paths] = process.argv.slice(2);
await needSite(origin);
const chromePath = await needBrowser();
console.log(`median of ${RUNS}; scores: ${categories.join(' / ')}`);
const plain = await bare(await (await fetch(origin)).text());
const reference = await measure('bare HTML', plain.url, chromePath);
plain.close();
for (const page of paths.length > 0 ? paths : ['/', '/ApplyForConsultation']) {
  const { lcp } = await measure(page, origin + page, chromePath);
  console.log(`${''.padEnd(28)} LCP is ${(lcp / reference.lcp).toFixed(2)} times the bare page's`);
}
