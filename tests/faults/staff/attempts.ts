import { apiSecretHeader } from '@contract/geolocation';
import { requestIdHeader } from '@contract/request-id';
import { testApiSecret } from '@tests/support/back-end-process';
import type { Changes } from './stored';

interface Call {
  method: 'POST' | 'PUT';
  path: string;
  body?: object;
}

/** A call that writes. */
export interface Write extends Call {
  /** 'undo of a bulk' */
  kind: string;
  verb: string;
  /** As its act is to store them, where the test knows them. */
  changes?: Changes;
  /** Rows of the audit log, by its answer. */
  rows(answer: Answer): number;
  /** Sent again after a kill: it has to be done once. */
  isOnce?: boolean;
  done?(answer: Answer): void;
}

// oxlint-disable-next-line typescript/no-explicit-any -- integration tests check answers against the contract
export type Answer = any;

export interface Attempt {
  /** Request id, which its acts have. */
  id: string;
  write: Write;
  /** null: the back end was killed before it answered. */
  status: number | null;
  /** Acts that it has to have; null: all or none. */
  rows: number | null;
}

/** Sends writes, each with a request id of its own. */
export function attemptsOf(token: string) {
  const attempts: Attempt[] = [];

  /** @param hangUp from then on no answer is read */
  function connect(baseUrl: string, hangUp?: AbortSignal) {
    const call = async ({ method, path, body = {} }: Call, requestId: string) => {
      const response = await fetch(`${baseUrl}/${path}`, {
        ...{ method, body: JSON.stringify(body), signal: hangUp },
        headers: {
          ...{ 'Content-Type': 'application/json', authorization: `Bearer ${token}` },
          ...{ [apiSecretHeader]: testApiSecret, [requestIdHeader]: requestId },
        },
      });
      return { ok: response.ok, status: response.status, text: await response.text() };
    };
    return {
      /** A call that changes nothing. @returns null: no answer */
      async read(path: string, body: object): Promise<Answer | null> {
        const answered = await call({ method: 'POST', path, body }, 'only-reads').catch(() => null);
        return answered?.ok ? JSON.parse(answered.text).data : null;
      },
      /** @returns null: it is unknown whether it was done @throws where it is refused */
      async send(write: Write): Promise<Answer | null> {
        const attempt: Attempt = { id: `killed-${attempts.length + 1}`, write, status: null, rows: null };
        attempts.push(attempt);
        const answered = await call(write, attempt.id).catch(() => null);
        if (!answered || answered.status >= 500) return null;
        attempt.status = answered.status;
        attempt.rows = 0;
        const answer: Answer = JSON.parse(answered.text);
        if (answered.ok) {
          attempt.rows = write.rows(answer);
          write.done?.(answer);
        } else if (!write.isOnce || answer.code !== 'ALREADY_UNDONE')
          throw new Error(`${write.kind}: ${answered.status} ${answered.text}`);
        return answer;
      },
    };
  }
  return { attempts, connect };
}
