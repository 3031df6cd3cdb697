import { readText } from './decode';
import { type FeedHead, readRecords } from './read-records';

/** Reads up to the first listing; '' without a provider. @throws FeedError */
export async function peekProvider(file: string): Promise<string> {
  let head: FeedHead | undefined;
  for await (const _record of readRecords(readText(file), (found) => (head = found))) break;
  return head?.provider ?? '';
}
