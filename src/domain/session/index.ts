/** SE-1: the cookie that holds the token, in the browser and on the server. */
export const TOKEN_COOKIE = 'dif17-auth-token';
