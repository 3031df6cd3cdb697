import { readText } from '@api/import/decode';
import { type FeedHead, readRecords } from '@api/import/read-records';

/** Who a feed says it is from; '' where it does not say. Reads no further than the first listing. Throws FeedError. */
export async function peekProvider(file: string): Promise<string> {
  let head: FeedHead | undefined;
  for await (const _record of readRecords(readText(file), (found) => (head = found))) break;
  return head?.provider ?? '';
}
