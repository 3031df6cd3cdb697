/** Pause after the last key, in ms, before an error that is certain is shown (spec 1 §7). */
export const typingPauseMs = 700;

interface FieldTimingOptions {
  validate: (name: string) => void;
  isCertainlyWrong: (name: string) => boolean;
}

interface LeftField {
  name: string;
  value: string;
  isConnected: boolean;
}

/** When fields are validated that show no error yet: conform revalidates the others at each key. */
export function createFieldTiming({ validate, isCertainlyWrong }: FieldTimingOptions) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let press: { sends: boolean; left?: LeftField } | undefined;
  /** A field that was merely passed is not wrong yet. What is being removed loses the focus first. */
  const leave = (field: LeftField) =>
    field.value && setTimeout(() => field.isConnected && validate(field.name));
  return {
    type(name: string): void {
      clearTimeout(pause);
      pause = setTimeout(() => isCertainlyWrong(name) && validate(name), typingPauseMs);
    },
    /** During a press it waits for the click: an error would move the target away from the pointer. */
    leave(field: LeftField): void {
      clearTimeout(pause);
      if (press) press.left = field;
      else leave(field);
    },
    /** @returns what ends the press. The click follows the release at once. */
    press(sends: boolean): () => void {
      const own: typeof press = { sends };
      press = own;
      return () =>
        setTimeout(() => {
          if (press === own) press = undefined;
          if (own.left && !own.sends) leave(own.left);
        });
    },
    stop: () => clearTimeout(pause),
  };
}
