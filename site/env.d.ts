interface ImportMetaEnv {
  /** The name of the model behind the chat windows; undefined where they answer without one. */
  readonly AGENT_MODEL?: string;
}
