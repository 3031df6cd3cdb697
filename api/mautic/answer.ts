import { z } from 'zod';

/** What a form has answered. */
export type MauticAnswer =
  | { is: 'delivered' }
  /** It looked at the lead and does not take it: why, by the alias of a field; '' where it is about none. */
  | { is: 'refused'; errors: Record<string, string> }
  /** It may have taken it or not: nothing tells. */
  | { is: 'unclear'; reason: string }
  /** It has not taken it, and may another time. */
  | { is: 'away'; reason: string };

/** The answer to a form is a few lines; what is longer is none. */
const maxAnswerBytes = 256 * 1024;
/** Who answers so has not looked at what was posted. */
const turnedAway = [429, 503];

const said = z.union([z.string(), z.array(z.string()).transform((texts) => texts.join(' '))]);
const answer = z.union([
  z.object({ success: z.literal(1) }),
  z.object({
    success: z.literal(0),
    validationErrors: z.record(z.string(), said).optional(),
    errorMessage: said.optional(),
  }),
]);

/** Reads an answer to `form/submit?ajax=1`. Its status says nothing: what was taken, and what was not, are both 200. */
export async function readMauticAnswer(response: Response): Promise<MauticAnswer> {
  const { status } = response;
  const text = await startOf(response, maxAnswerBytes);
  if (turnedAway.includes(status)) return { is: 'away', reason: `status ${status}` };
  const { data } = answer.safeParse(parse(text));
  if (!data) return { is: 'unclear', reason: `status ${status}` };
  if (data.success === 1) return { is: 'delivered' };
  return { is: 'refused', errors: data.validationErrors ?? { '': data.errorMessage ?? '' } };
}

/** The text of an answer, as far as `most` goes. */
export async function startOf(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    // Leaving the loop gives the rest up.
    if (text.length > most) break;
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
