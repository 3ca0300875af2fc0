export type Asset = { cloud: string; type: "image" | "video"; publicId: string; format: string; bytes: Buffer };

export type AssetStore = ReturnType<typeof createAssetStore>;

/** What was uploaded, in memory: the same name of the same type is the same file. */
export function createAssetStore() {
  const assets = new Map<string, Asset>();
  const keyOf = ({ cloud, type, publicId }: Pick<Asset, "cloud" | "type" | "publicId">) =>
    `${cloud}/${type}/${publicId}`;
  return {
    put: (asset: Asset) => void assets.set(keyOf(asset), asset),
    get: (name: Pick<Asset, "cloud" | "type" | "publicId">) => assets.get(keyOf(name)),
    /** False where there is none of this type: the other type's is another file. */
    remove: (name: Pick<Asset, "cloud" | "type" | "publicId">) => assets.delete(keyOf(name)),
    count: () => assets.size,
    clear: () => assets.clear(),
  };
}
