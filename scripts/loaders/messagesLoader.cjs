/**
 * webpack loader and Jest transform: parses the messages that hold placeholders, so that the browser needs no parser. Messages without any stay
 * plain text, which weighs less.
 */
const { parse, TYPE } = require('@formatjs/icu-messageformat-parser');

function messagesLoader(source) {
  const compiled = Object.entries(JSON.parse(source)).map(([id, text]) => {
    const elements = parse(text);
    const plain = elements.every((element) => element.type === TYPE.literal);
    return [id, plain ? elements.map((element) => element.value).join('') : elements];
  });
  return JSON.stringify(Object.fromEntries(compiled));
}

module.exports = messagesLoader;
module.exports.process = (source) => ({ code: messagesLoader(source) });
