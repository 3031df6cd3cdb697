import { useState } from 'react';
import type { SignInReply, SignInView } from './view';

interface Shown {
  view: SignInView;
  attempt: number;
  messages: readonly string[];
  reply?: SignInReply;
}

export function useSignInView(start: SignInView, reply: SignInReply | undefined) {
  const [shown, setShown] = useState<Shown>(() => after({ view: start, attempt: 0, messages: [] }, reply));
  const current = shown.reply === reply ? shown : after(shown, reply);
  if (current !== shown) setShown(current);
  const show = (view: SignInView) =>
    setShown({ ...current, view, attempt: current.attempt + 1, messages: [] });
  return { ...current, show };
}

function after({ view, attempt }: Shown, reply: SignInReply | undefined): Shown {
  const messages = reply?.messages ?? [];
  if (!reply?.step) return { view, attempt, messages, reply };
  return { view: reply, attempt: attempt + 1, messages, reply };
}
