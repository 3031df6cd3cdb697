import { decodeLeft, leftToTellName } from './left-to-tell';
import { tell } from './data-layer.browser';

/** Tells what the answers before this page have left to be told, and takes it away: a reload has nothing to tell. */
export function takeLeft(): void {
  const left = decodeLeft(document.cookie);
  if (left.length === 0) return;
  document.cookie = `${leftToTellName}=; Path=/; Max-Age=0; SameSite=Lax`;
  for (const [once, told] of left) tell(told, once);
}
