import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A passkey as a phone has it (WebAuthn 3), without attestation. @param origin of the page that asks */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (host: string, flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([sha256(host), Buffer.from([flags]), count]);
  };
  const credential = (response: object) => ({
    ...{ id: encoded(id), rawId: encoded(id), type: 'public-key', clientExtensionResults: {} },
    response,
  });
  return {
    id: encoded(id),
    register({ challenge, rp }: Options) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]);
      const data = Buffer.concat([
        ...[head(rp!.id!, 0x41), Buffer.alloc(16), Buffer.from([0, id.length]), id],
        Buffer.from(isoCBOR.encode(key)),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]);
      return credential({
        clientDataJSON: encoded(clientData('webauthn.create', challenge)),
        attestationObject: encoded(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      });
    },
    authenticate({ challenge, rpId }: Options) {
      const [data, client] = [head(rpId!, 0x01), clientData('webauthn.get', challenge)];
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        authenticatorData: encoded(data),
        clientDataJSON: encoded(client),
        signature: encoded(signature),
      });
    },
    /** As a copied authenticator would answer. */
    rewind: () => void (counter = 0),
  };
}
