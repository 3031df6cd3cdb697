/** From where a lead was sent. */
export interface LeadOrigin {
  /** The path of the page with the form, without a query: it may say who somebody is. */
  page: string;
  /** The visitor's address and browser; only of whom allows marketing. */
  visitor?: { ip: string | null; userAgent: string | null };
}
