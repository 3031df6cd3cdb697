export interface LeadOrigin {
  /** Path of the page with the form, without query: a query can contain personal data. */
  page: string;
  /** Only if the visitor consents to marketing. */
  visitor?: { ip: string | null; userAgent: string | null };
}
