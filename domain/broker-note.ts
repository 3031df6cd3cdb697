/** Characters of the sentence by which a broker signs a home: one that is read, not a second description. */
export const longestBrokerNote = 240;
