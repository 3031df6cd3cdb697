import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFieldTiming, typingPauseMs } from './field-timing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(certain: readonly string[] = []) {
  const validated: string[] = [];
  const timing = createFieldTiming({
    validate: (name) => validated.push(name),
    isCertainlyWrong: (name) => certain.includes(name),
  });
  return { timing, validated };
}

describe('while typing', () => {
  test('shows a certain error after a pause of 700 ms, not before', () => {
    const { timing, validated } = watched(['nome']);
    timing.type('nome');
    vi.advanceTimersByTime(699);
    expect(validated).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(validated).toEqual(['nome']);
  });

  test('begins the pause again with each key', () => {
    const { timing, validated } = watched(['nome']);
    timing.type('nome');
    vi.advanceTimersByTime(typingPauseMs - 1);
    timing.type('nome');
    vi.advanceTimersByTime(typingPauseMs - 1);
    expect(validated).toEqual([]);
  });

  test('shows no error that more keys can mend', () => {
    const { timing, validated } = watched();
    timing.type('nome');
    vi.runAllTimers();
    expect(validated).toEqual([]);
  });

  test('ends with the form', () => {
    const { timing, validated } = watched(['nome']);
    timing.type('nome');
    timing.stop();
    vi.runAllTimers();
    expect(validated).toEqual([]);
  });
});

describe('on leaving a field', () => {
  test('validates one with text, not one that was passed', () => {
    const { timing, validated } = watched();
    timing.leave({ name: 'nome', value: '', isConnected: true });
    timing.leave({ name: 'email', value: 'a', isConnected: true });
    vi.runAllTimers();
    expect(validated).toEqual(['email']);
  });

  test('waits until a form that is being removed is gone', () => {
    const { timing, validated } = watched();
    timing.leave({ name: 'email', value: 'a', isConnected: true });
    expect(validated).toEqual([]);
  });

  test('validates no field that was removed by the answer', () => {
    const { timing, validated } = watched();
    const field = { name: 'senha', value: 'a', isConnected: true };
    timing.leave(field);
    field.isConnected = false;
    vi.runAllTimers();
    expect(validated).toEqual([]);
  });

  test('waits for the click where a press left it', () => {
    const { timing, validated } = watched();
    const release = timing.press(false);
    timing.leave({ name: 'email', value: 'a', isConnected: true });
    release();
    expect(validated).toEqual([]);
    vi.runAllTimers();
    expect(validated).toEqual(['email']);
  });

  test('leaves the check to a button that sends the form', () => {
    const { timing, validated } = watched();
    const release = timing.press(true);
    timing.leave({ name: 'email', value: 'a', isConnected: true });
    release();
    vi.runAllTimers();
    expect(validated).toEqual([]);
  });
});
