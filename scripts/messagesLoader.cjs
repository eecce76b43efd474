/**
 * webpack loader: parses the messages that hold placeholders at build time, so that the browser needs no parser. Messages without any
 * stay plain text, which react-intl hands through.
 */
const { parse, TYPE } = require('@formatjs/icu-messageformat-parser');

module.exports = function messagesLoader(source) {
  const compiled = Object.entries(JSON.parse(source)).map(([id, text]) => {
    const elements = parse(text);
    const plain = elements.every((element) => element.type === TYPE.literal);
    return [id, plain ? elements.map((element) => element.value).join('') : elements];
  });
  return JSON.stringify(Object.fromEntries(compiled));
};
