/**
 * The characters of an upload's name: letters, digits, parentheses, underscore, hyphen and space (specification
 * section 5).
 */
export const UPLOAD_NAME = /^[\p{L}\p{M}\p{Nd}()_ -]+$/u;
