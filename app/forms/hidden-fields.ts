/** Fields that people do not see. */
export const hiddenField = {
  /** One value for each form that was shown: the same form sent twice is one lead. */
  key: 'chave',
  /** Stays empty where a person fills the form; the name is one that programs like to fill. */
  trap: 'website',
  /** When the form was shown, sealed. */
  time: 'hora',
  /** The path to go back to. */
  returnTo: 'volta',
  /** Where the visitor came from, as it is kept for the visit. */
  campaign: 'campanha',
} as const;
