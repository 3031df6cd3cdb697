import { apiSecretHeader } from '@contract/geolocation';
import { requestIdHeader } from '@contract/request-id';
import { testApiSecret } from '@tests/support/back-end-process';
import type { Changes } from './stored';

/** A call that writes. */
export interface Write {
  /** 'undo of a bulk' */
  kind: string;
  verb: string;
  method: 'POST' | 'PUT';
  path: string;
  body?: object;
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
  const post = async (url: string, method: string, body: object, requestId = 'only-reads') => {
    const response = await fetch(url, {
      method,
      body: JSON.stringify(body),
      headers: {
        ...{ 'Content-Type': 'application/json', authorization: `Bearer ${token}` },
        ...{ [apiSecretHeader]: testApiSecret, [requestIdHeader]: requestId },
      },
    });
    return { ok: response.ok, status: response.status, text: await response.text() };
  };
  return {
    attempts,
    /** A call that changes nothing. @returns null: killed */
    async read(url: string, body: object): Promise<Answer | null> {
      const answered = await post(url, 'POST', body).catch(() => null);
      return answered?.ok ? JSON.parse(answered.text).data : null;
    },
    /** @returns null: it is unknown whether it was done @throws where it is refused */
    async send(baseUrl: string, write: Write): Promise<Answer | null> {
      const attempt: Attempt = { id: `killed-${attempts.length + 1}`, write, status: null, rows: null };
      attempts.push(attempt);
      const { method, path, body = {} } = write;
      const answered = await post(`${baseUrl}/${path}`, method, body, attempt.id).catch(() => null);
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
