export const emptyApi = 0;
