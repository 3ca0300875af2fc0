export type Asset = { cloud: string; type: "image" | "video"; publicId: string; format: string; bytes: Buffer };

export type AssetStore = ReturnType<typeof createAssetStore>;

/** Uploaded files, in memory. A file is identified by its name and its type. */
export function createAssetStore() {
  const assets = new Map<string, Asset>();
  const keyOf = ({ cloud, type, publicId }: Pick<Asset, "cloud" | "type" | "publicId">) =>
    `${cloud}/${type}/${publicId}`;
  return {
    put: (asset: Asset) => void assets.set(keyOf(asset), asset),
    get: (name: Pick<Asset, "cloud" | "type" | "publicId">) => assets.get(keyOf(name)),
    /** False when no file has this name and type; a file of another type does not count. */
    remove: (name: Pick<Asset, "cloud" | "type" | "publicId">) => assets.delete(keyOf(name)),
    count: () => assets.size,
    clear: () => assets.clear(),
  };
}
