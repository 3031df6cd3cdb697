import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

type ReplyOf<Reply extends { tell: string }, Kind extends Reply['tell']> = Extract<Reply, { tell: Kind }>;

/** A measured child process, connected by Node's IPC channel; one request at a time. */
export class Child<Question extends object, Reply extends { tell: string }> {
  constructor(private readonly process: ChildProcess) {}

  get pid(): number {
    return this.process.pid!;
  }

  ask<Kind extends Reply['tell']>(question: Question, kind: Kind): Promise<ReplyOf<Reply, Kind>> {
    this.process.send(question);
    return this.told(kind);
  }

  /** Waits for the next message. @throws if it has another kind, or if the process exits */
  told<Kind extends Reply['tell']>(kind: Kind): Promise<ReplyOf<Reply, Kind>> {
    return new Promise((resolve, reject) => {
      const ended = (code: number | null) =>
        reject(new Error(`The measured process ended (${code}) before it answered`));
      this.process.once('exit', ended);
      this.process.once('message', (reply: Reply) => {
        this.process.off('exit', ended);
        if (reply.tell === kind) resolve(reply as ReplyOf<Reply, Kind>);
        else reject(new Error(`Expected ${kind}, got ${reply.tell}`));
      });
    });
  }

  async end(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const exit = once(this.process, 'exit');
    if (this.process.connected) this.process.disconnect();
    await exit;
  }
}
