/** Returns the id of a question's control: an error summary links to it. */
export const answerId = (field: string): string => `answer-${field}`;

/** The name of the attachments among the questions: no question can have this name. */
export const FILES = '#files';
