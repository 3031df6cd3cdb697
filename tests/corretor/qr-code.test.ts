import { describe, expect, it } from 'vitest';
import { qrCode } from '~/features/sharing/qr.server';
import { readQrCode } from '../support/read-qr-code';

describe('a QR code', () => {
  it.each([
    'a',
    'http://localhost:4600/corretor/marina-couto',
    'https://www.bossanova.example/novo/venda/sao-paulo/alto-de-pinheiros/apartamento-com-terraco/18466',
    `https://www.bossanova.example/usado/aluguel/${'campos-do-jordao/'.repeat(5)}1`,
    'São Paulo, R$ 11.200.000 · ção',
  ])('says %s to whoever reads it', (text) => {
    expect(readQrCode(qrCode(text))).toBe(text);
  });

  it('leaves two modules of white around itself', () => {
    const { path, size } = qrCode('https://www.bossanova.example');
    const drawn = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => ({
      left: Number(x),
      right: Number(x) + Number(width),
      y: Number(y),
    }));
    expect(Math.min(...drawn.map(({ left }) => left))).toBe(2);
    expect(Math.max(...drawn.map(({ right }) => right))).toBe(size - 2);
    expect(Math.min(...drawn.map(({ y }) => y))).toBe(2);
    expect(Math.max(...drawn.map(({ y }) => y))).toBe(size - 3);
  });
});
