/** Some back ends and feeds send 'CRECI-SP 118.204-F', some only the number. */
export const creciText = (creci: string) => (/^CRECI/i.test(creci) ? creci : `CRECI ${creci}`);
