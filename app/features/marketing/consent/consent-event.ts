/** The event of the document by which a page learns that its visitor has chosen; who prevents its default shows another page. */
export const consentEvent = 'consentimento';
