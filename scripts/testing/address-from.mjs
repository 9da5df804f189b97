/**
 * The first address that a server prints, in however many pieces it arrives. What it prints can be listened to elsewhere
 * as well.
 * @param {import('node:stream').Readable} output
 * @returns {Promise<string>}
 */
export function addressFrom(output) {
  return new Promise((resolve, reject) => {
    let said = '';
    output.setEncoding('utf8').on('data', (piece) => {
      said += piece;
      const [address] = /http:\S+(?=\s)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    output.once('end', () => reject(new Error(`the server has ended without an address: “${said}”`)));
  });
}
