import { describe, expect, it } from 'vitest';
import type { PhotoSize } from '@domain/media/photo';
import type { Child, PictureLimits, Question } from './child';
import { createPictures } from './pictures';
import { PhotoError } from './photo-error';
import { until } from '@tests/support/until';

function nursery(limits: PictureLimits = { bytes: 100, cpuMs: 1, totalMs: 1 }) {
  const children: { asked: string[]; ended: boolean; bytes: number }[] = [];
  const start = async (): Promise<Child> => {
    const child = { asked: [] as string[], ended: false, bytes: 0 };
    children.push(child);
    return {
      hasEnded: () => child.ended,
      usage: () => ({ bytes: child.bytes, cpuMs: 0 }),
      end: () => void (child.ended = true),
      async ask({ given: [picture] }: Question) {
        const name = String(picture);
        child.asked.push(name);
        await new Promise((next) => setImmediate(next));
        if (name === 'bomb') child.ended = true;
        if (name === 'heavy') child.bytes = 60;
        if (name === 'bomb' || name === 'broken') throw new PhotoError('cost', name, true);
        return name;
      },
    };
  };
  const work = createPictures({ limits, idleMs: 5, start });
  const run = (name: string) => work.run('keepPhoto', Buffer.from(name)) as Promise<unknown>;
  return { children, run, work };
}

describe('work on pictures', () => {
  it('starts its process on first use and reuses it for each photo in turn', async () => {
    const { children, run } = nursery();
    expect(children).toEqual([]);
    expect(await Promise.all(['a', 'b', 'c'].map(run))).toEqual(['a', 'b', 'c']);
    expect(children.map(({ asked: requests }) => requests)).toEqual([['a', 'b', 'c']]);
  });

  it.each([
    ['that ended its process', 'bomb', [['a', 'bomb'], ['b']]],
    ['that left too much in memory', 'heavy', [['a', 'heavy'], ['b']]],
    ['that is merely broken', 'broken', [['a', 'broken', 'b']]],
  ])('after a picture %s the next ones are worked on', async (_, picture, byChild) => {
    const { children, run } = nursery();
    const outcomes = await Promise.allSettled(['a', picture, 'b'].map(run));
    expect(outcomes[0]!.status + outcomes[2]!.status).toBe('fulfilledfulfilled');
    expect(children.map(({ asked: requests }) => requests)).toEqual(byChild);
  });

  it('starts a process for a large file if pictures before it left memory', async () => {
    const { children, work, run } = nursery({ bytes: 2 ** 30, cpuMs: 1, totalMs: 1 });
    const make = (size: PhotoSize) => work.run('makeDerivative', Buffer.from(String(size)), size, 'avif');
    await run('a');
    await make(1600);
    expect(children).toHaveLength(1);
    children[0]!.bytes = 9 * 2 ** 20;
    await make(480);
    expect(children).toHaveLength(1);
    await make(1600);
    expect(children.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('gives all memory back when nobody asks for a while', async () => {
    const { children, run } = nursery();
    await run('a');
    await until(() => expect(children[0]!.ended).toBe(true));
    await run('b');
    expect(children).toHaveLength(2);
  });
});
