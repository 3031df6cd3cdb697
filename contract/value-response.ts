/** Answer within the process: `value` is passed on without JSON. Schemas must accept it like the parsed text. */
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
