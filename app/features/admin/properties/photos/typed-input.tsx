import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { photosIntents } from './photos-form';

interface TypedInputProps {
  name: string;
  /** Of the last answer. */
  value: string;
  maxLength: number;
}

/** A text of the form. A later answer replaces it only if nothing was typed since the form was sent. */
export function TypedInput({ name, value, maxLength }: TypedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const answered = useRef(value);
  const intent = useRef('');
  useEffect(() => {
    const { form } = input.current!;
    const onSubmit = ({ submitter }: SubmitEvent) => {
      answered.current = input.current!.value;
      intent.current = submitter instanceof HTMLButtonElement ? submitter.value : '';
    };
    form!.addEventListener('submit', onSubmit);
    return () => form!.removeEventListener('submit', onSubmit);
  }, []);
  useEffect(() => {
    const field = input.current!;
    if (field.value === answered.current) field.value = value;
    answered.current = value;
  }, [value]);
  // The page is left with what was sent.
  const isLeaving = useNavigation().state !== 'idle' && intent.current === photosIntents.add;
  return (
    <input
      ref={input}
      id={name}
      name={name}
      defaultValue={value}
      maxLength={maxLength}
      readOnly={isLeaving}
      autoComplete="off"
    />
  );
}
