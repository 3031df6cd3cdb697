import { z } from 'zod';

export type MauticAnswer =
  | { is: 'delivered' }
  /** Errors by field alias; '' for an error without a field. */
  | { is: 'refused'; errors: Record<string, string> }
  /** The form may or may not have stored the lead. */
  | { is: 'unclear'; reason: string }
  /** The lead is not stored; a retry may succeed. */
  | { is: 'away'; reason: string };

const maxAnswerBytes = 256 * 1024;
/** Mautic sends these before it reads the form. */
const retryStatuses = [429, 503];

const errorText = z.union([z.string(), z.array(z.string()).transform((texts) => texts.join(' '))]);
const answer = z.union([
  z.object({ success: z.literal(1) }),
  z.object({
    success: z.literal(0),
    validationErrors: z.record(z.string(), errorText).optional(),
    errorMessage: errorText.optional(),
  }),
]);

/** Parses the answer to `form/submit?ajax=1`. Success and rejection both have status 200. */
export async function readMauticAnswer(response: Response): Promise<MauticAnswer> {
  const { status } = response;
  const text = await startOf(response, maxAnswerBytes);
  if (retryStatuses.includes(status)) return { is: 'away', reason: `status ${status}` };
  const { data } = answer.safeParse(parse(text));
  if (!data) return { is: 'unclear', reason: `status ${status}` };
  if (data.success === 1) return { is: 'delivered' };
  return { is: 'refused', errors: data.validationErrors ?? { '': data.errorMessage ?? '' } };
}

/** Reads the body until it has more than `most` characters. */
export async function startOf(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    // Leaving the loop cancels the stream.
    if (text.length > maxBytes) break;
  }
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
