/**
 * An answer to a caller in the same process, who takes its value as it is: no text is made of it only to be read again.
 * The contract's schema reads the value as it would what the text holds.
 */
export class ValueResponse extends Response {
  constructor(
    readonly value: unknown,
    status = 200,
  ) {
    super(null, { status });
  }
  override clone(): ValueResponse {
    return new ValueResponse(this.value, this.status);
  }
  override async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
  override async text(): Promise<string> {
    return JSON.stringify(this.value);
  }
}
