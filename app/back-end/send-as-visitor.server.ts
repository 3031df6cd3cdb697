import { isSignedOut } from './errors.server';
import { type Call, send, type Transport } from './transport.server';

/**
 * Sends with the bearer of a signed-in visitor (spec 1 §9). A refused bearer ends the session, and the call is repeated
 * as a guest's: a public page does not depend on a session (docs/decisions/0089).
 */
export async function sendAsVisitor<Model>(transport: Transport, call: Call<Model>): Promise<Model> {
  const { session } = transport;
  const token = await session?.bearer();
  if (!token) return send(transport, call);
  try {
    return await send({ ...transport, token }, call);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    session?.refuse(token);
    return send(transport, call);
  }
}
