function nameOf(disposition: string | null): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  const [, plain] = /filename="?([^";]+)"?/i.exec(disposition ?? '') ?? [];
  return encoded ? decodeURIComponent(encoded) : plain;
}

/** A response handler for files (`x-download`): the file stays with the browser, the store holds its name and address. A failure is an envelope. */
export async function fileOrJson(response: Response): Promise<object> {
  if (response.headers.get('Content-Type')?.startsWith('application/json'))
    return (await response.json()) as object;
  const name = nameOf(response.headers.get('Content-Disposition')) ?? 'export';
  return { name, address: URL.createObjectURL(await response.blob()) };
}
