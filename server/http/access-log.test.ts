import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createLogger } from '@api/platform/process/log';
import { accessLog } from './access-log';
import type { RawRequest } from './trusted-proxies';

test('no line has the secret of an address', () => {
  const lines: string[] = [];
  const log = accessLog(createLogger('info', { write: (line: string) => void lines.push(line) }));
  const paths = [
    '/carga/zap/a-secret',
    '/carga/a-secret',
    '//carga/zap/a-secret?b',
    '/reservado/fotos/a-secret/1.jpg',
  ];
  for (const url of paths) {
    const response = Object.assign(new EventEmitter(), { writableFinished: true, statusCode: 200 });
    log({ method: 'GET', url } as RawRequest, response as unknown as ServerResponse, () => 'r1');
    response.emit('close');
  }
  expect(lines).toHaveLength(paths.length);
  expect(lines.join('')).not.toContain('a-secret');
});
