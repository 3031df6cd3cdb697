export const maxBrokerNoteLength = 240;
