/** The source of the demo catalogue (api/demo); no feed is named so. */
export const demoSource = 'demo';

/** Whether a source may be named so: it stands in settings, commands and reports. */
export const isSourceName = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,59}$/.test(text);
