import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../scripts/workshop/ports.mjs';

/** Result of Lighthouse's simulated mobile load. Times in ms. */
export interface Load {
  performance: number;
  largestPaint: number;
  blocking: number;
  mainThread: number;
  shift: number;
  scriptBytes: number;
}
export type Figure = keyof Load;

/** Loads a page in a new browser. @throws if Lighthouse fails */
export async function loadOnPhone(executablePath: string, address: string): Promise<Load> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  try {
    const run = await lighthouse(address, { port, logLevel: 'error', onlyCategories: ['performance'] });
    if (!run || run.lhr.runtimeError)
      throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
    const { audits, categories } = run.lhr;
    const value = (audit: string) => audits[audit]!.numericValue!;
    return {
      performance: categories.performance!.score! * 100,
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      mainThread: value('mainthread-work-breakdown'),
      shift: value('cumulative-layout-shift'),
      scriptBytes: scriptBytesOf(audits['resource-summary']!.details as unknown as Summary),
    };
  } finally {
    await browser.close();
  }
}

interface Summary {
  items: { resourceType: string; transferSize: number }[];
}

const scriptBytesOf = ({ items }: Summary) =>
  items.find(({ resourceType }) => resourceType === 'script')!.transferSize;
