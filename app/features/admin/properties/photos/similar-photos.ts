import { similarBefore } from '@domain/media/perceptual-hash';
import type { Arrangement } from './arrangement';
import type { ShownPhoto } from './photos-view';

/** 'parecida com a 3': the first photo before it that looks like it. undefined: none. */
export function similarText(
  order: Arrangement['order'],
  shown: Readonly<Record<string, Pick<ShownPhoto, 'perceptualHash'>>>,
  place: number,
): string | undefined {
  const hashes = order.map(({ photo }) => shown[photo]?.perceptualHash ?? null);
  const similar = similarBefore(hashes, place);
  if (similar < 0) return undefined;
  return similar === 0 ? 'parecida com a capa' : `parecida com a ${similar + 1}`;
}
