import type { SentencePart } from '@domain/leads/distribution/sentence-parts';

/** Emphasized parts are bold. */
export const Sentence = ({ parts }: { parts: readonly SentencePart[] }) =>
  parts.map(({ text, strong }, index) =>
    // A sentence does not change its order.
    strong ? <b key={index}>{text}</b> : text,
  );
